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

// A known account fills the three fields of the sender or the receiver.
const fill = (button, account, side) => {
  const { elements } = button.closest('form');
  const [bankCode, accountNo, name] = JSON.parse(account);
  elements[`${side}BankCode`].value = bankCode;
  elements[`${side}AccountNo`].value = accountNo;
  elements[`${side}Name`].value = name;
};
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-sender], [data-receiver]');
  if (!button) return;
  const { sender, receiver } = button.dataset;
  if (sender === undefined) fill(button, receiver, 'to');
  else fill(button, sender, 'from');
});
