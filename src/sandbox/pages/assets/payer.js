const form = document.querySelector('#qr-form');
const field = document.querySelector('#payload');
const picture = document.querySelector('#picture');
const note = document.querySelector('#picture-status');

const read = async (file) => {
  note.textContent = 'Reading the picture…';
  const answer = await fetch('/bank/read-qr', {
    method: 'POST',
    headers: { 'content-type': file.type.startsWith('image/') ? file.type : 'image/png' },
    body: file,
  });
  if (!answer.ok) {
    note.textContent = 'No QR code found in that picture. Try a closer or sharper one.';
    return;
  }
  field.value = (await answer.json()).payload;
  note.textContent = 'Found it.';
  form.requestSubmit();
};

const firstImage = (items) => [...(items ?? [])].find((file) => file.type.startsWith('image/'));

picture?.addEventListener('change', () => {
  if (picture.files[0]) void read(picture.files[0]);
});
document.addEventListener('paste', (event) => {
  const file = firstImage(event.clipboardData?.files);
  if (file && form) {
    event.preventDefault();
    void read(file);
  }
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  const file = firstImage(event.dataTransfer?.files);
  if (file && form) void read(file);
});

// A known account fills the sender's three fields.
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-sender]');
  if (!button) return;
  const [bankCode, accountNo, name] = JSON.parse(button.dataset.sender);
  const target = button.closest('form');
  target.elements.fromBankCode.value = bankCode;
  target.elements.fromAccountNo.value = accountNo;
  target.elements.fromName.value = name;
});
