const piece = /--[^\n]*|'[^']*'|"[^"]*"|\$([a-z_]\w*)?\$[^]*?\$\1\$|;|\be'|\/\*|['"]|\$([a-z_]\w*)?\$/gi;
const refused = /^(e'|\/\*|['"]|\$\w*\$)$/i;

// The statements of an SQL file, since the server takes one at a time. Comments between and within them are removed;
// quoted texts and function bodies stay as they are.
export const sqlStatements = (text: string): string[] => {
  const statements: string[] = [];
  let statement = '';
  let place = 0;
  for (const match of text.matchAll(piece)) {
    const [found] = match;
    statement += text.slice(place, match.index);
    place = match.index + found.length;
    if (refused.test(found)) {
      const line = text.slice(0, match.index).split('\n').length;
      throw new Error(`line ${line} of an SQL file has ${found}, which is unterminated or not permitted there`);
    }
    if (found !== ';') statement += found.startsWith('--') ? '' : found;
    else {
      statements.push(statement.trim());
      statement = '';
    }
  }
  statement += text.slice(place);
  if (statement.trim() !== '') throw new Error('the last statement of an SQL file lacks its semicolon');
  return statements.filter((one) => one !== '');
};
