const list = document.querySelector('#live-list');

// New lines appear automatically; the list is replaced only if it differs, so that a selection stays.
const refresh = async () => {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const next = page.querySelector('#live-list');
    if (next && next.innerHTML !== list.innerHTML) list.innerHTML = next.innerHTML;
  } catch {
    // The sandbox is unreachable for a moment; the next round tries again.
  }
};
setInterval(refresh, 2000);

const copy = async (button) => {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = 'Copied';
  } catch {
    getSelection().selectAllChildren(button.previousElementSibling);
  }
};

list.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]');
  if (button) void copy(button);
});
