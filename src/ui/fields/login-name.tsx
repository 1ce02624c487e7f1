// Tells a password manager whose password its form is about.
export const LoginName = ({ name }: { readonly name: string }) => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    defaultValue={name}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
    className="visually-hidden"
  />
);
