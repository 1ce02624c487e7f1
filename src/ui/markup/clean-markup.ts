// No scripts, event attributes, frames, forms or javascript: links. Of a type that a browser with Trusted Types accepts as
// markup; the name of the policy is in the headers of the page, in src/server/app.ts. The sanitiser is a chunk of its own.
export const cleanMarkup = async (markup: string): Promise<TrustedHTML | string> => {
  const { default: purifier } = await import('dompurify');
  // If it cannot work, it returns markup unchanged.
  if (!purifier.isSupported) return '';
  return purifier.sanitize(markup, {
    USE_PROFILES: { html: true, svg: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed'],
    FORBID_ATTR: ['style'],
    RETURN_TRUSTED_TYPE: true,
  });
};
