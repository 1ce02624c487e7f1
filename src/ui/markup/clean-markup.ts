// The sanitiser is a chunk of its own.
const sanitiser = async () => {
  const { default: purifier } = await import('dompurify');
  return purifier;
};

// No scripts, event attributes, frames, forms or javascript: links. Of a type that a browser with Trusted Types accepts
// as markup; the name of the policy is in the headers of the page, in src/server/app.ts.
export const cleanMarkup = async (markup: string): Promise<TrustedHTML | string> => {
  const purifier = await sanitiser();
  // If it cannot work, it returns markup unchanged.
  if (!purifier.isSupported) return '';
  return purifier.sanitize(markup, {
    USE_PROFILES: { html: true, svg: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed'],
    FORBID_ATTR: ['style'],
    RETURN_TRUSTED_TYPE: true,
  });
};

// The first drawing in the markup, apart from the page.
export const cleanDrawing = async (markup: string): Promise<SVGSVGElement | null> => {
  const purifier = await sanitiser();
  if (!purifier.isSupported) return null;
  return purifier.sanitize(markup, { USE_PROFILES: { svg: true }, RETURN_DOM_FRAGMENT: true }).querySelector('svg');
};
