interface Party {
  readonly bankCode: string;
  readonly accountNo: string;
  readonly name: string;
}

export const partyText = ({ bankCode, accountNo, name }: Party): string =>
  [name, bankCode, accountNo].filter((part) => part !== '').join(' · ');
