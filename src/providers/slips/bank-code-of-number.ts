// The three digits of Thai banks in slip codes and answers, with our codes. Banks that members cannot name have none.
const codes: Readonly<Record<string, string>> = {
  '002': 'BBL',
  '004': 'KBANK',
  '006': 'KTB',
  '011': 'TMB',
  '014': 'SCB',
  '020': 'SCBT',
  '022': 'CIMBT',
  '024': 'UOBT',
  '025': 'BAY',
  '030': 'GSB',
  '033': 'GHB',
  '034': 'BAAC',
  '066': 'IBANK',
  '067': 'TISCO',
  '069': 'KKP',
  '070': 'ICBCT',
  '071': 'TCRB',
  '073': 'LHBANK',
};

export const bankCodeOfNumber = (number: string): string | null => codes[number] ?? null;
