const address = '/service-worker.js';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(address: string): string };
}

// With Trusted Types a worker's address must come from a policy; this one knows a single address.
const trustedAddress = (): string => {
  const { trustedTypes } = window as { readonly trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
};

// After everything the first screen needs. Where there are no workers, as in web views, or none is permitted, the app is
// the same without one.
export const registerWorker = (): void => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = (): void => {
    navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
};
