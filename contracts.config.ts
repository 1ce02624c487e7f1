import type { Plugin } from 'vite';

const description = /\babout:\s*'(?:[^'\\\n]|\\.)*'/g;
const codes = /\brefuses:\s*\[[^[\]]*\]/g;

// What the reference says about a call, and the codes that a server may answer, stay out of the browsers: nobody reads them there.
export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/features\/[^/]+\/(office-)?contract\.ts(\?part=\w+)?$/.test(id)) return null;
    return {
      code: code
        .replaceAll(description, "about: ''")
        .replaceAll(codes, 'refuses: []')
        .replaceAll('z.uuid()', 'z.string()'),
      map: null,
    };
  },
});
