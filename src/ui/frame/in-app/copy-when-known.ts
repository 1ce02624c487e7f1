// Safari copies only during the press itself, so it is given the promise of the text. Others may know no such promise.
const copyPromised = async (text: Promise<string>): Promise<void> => {
  const blob = text.then((known) => new Blob([known], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
};

// Whether the text is copied.
export const copyWhenKnown = async (text: Promise<string>): Promise<boolean> =>
  copyPromised(text)
    .catch(async () => navigator.clipboard.writeText(await text))
    .then(
      () => true,
      () => false,
    );
