import type { Plugin } from 'vite';

const contract = /\/src\/features\/[^/]+\/(office-)?contract\.ts(\?part=\w+)?$/;
const contractOfMembers = /\/contract\.ts(\?part=\w+)?$/;
const description = /\babout:\s*'(?:[^'\\\n]|\\.)*'/g;

// What only the reference and the server need of a declared call stays out of the browsers: its description, and the check of ids
// that the app itself makes, 240 bytes of the first screen. Its refusal codes stay: `#ui/press` reads them.
export const withoutServersParts = (): Plugin => ({
  name: 'without-servers-parts',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!contract.test(id)) return null;
    const short = code.replaceAll(description, "about: ''");
    return { code: contractOfMembers.test(id) ? short.replaceAll('z.uuid()', 'z.string()') : short, map: null };
  },
});
