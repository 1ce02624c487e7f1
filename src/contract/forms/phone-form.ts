// What is wrong with a phone number, or null. The Laos build takes 8 to 13 digits, the Thai one exactly 10.
export const phoneRefusal = (
  phone: string,
  isLaos: boolean,
): 'PHONE_NUMBER_REQUIRE_10_DIGIT' | 'INVALID_USER_INFO' | null => {
  if (isLaos) return /^[0-9]{8,13}$/.test(phone) ? null : 'INVALID_USER_INFO';
  return /^[0-9]{10}$/.test(phone) ? null : 'PHONE_NUMBER_REQUIRE_10_DIGIT';
};

interface Country {
  readonly code: string;
  // What follows the leading zero: in Laos mobile numbers with 20 or 30, and land lines; in Thailand mobile numbers.
  readonly form: RegExp;
}

const laos: Country = { code: '856', form: /^(?:[23]0\d{7,8}|[2-8][1-8]\d{6})$/ };
const thailand: Country = { code: '66', form: /^[689]\d{8}$/ };

interface Dialled {
  readonly country: Country;
  readonly rest: string;
}

// Lao numbers are also written without the zero, and mobile ones without the 020 too. Eight digits that could be a land
// line or a mobile number are the mobile one, since codes are sent by text message.
const shortLaoRest = (phone: string): string | null => {
  if (/^[23]0\d{7,8}$/.test(phone) && phone.length > 8) return phone;
  if (/^[25789]\d{7}$/.test(phone)) return `20${phone}`;
  return /^[346]\d{7}$/.test(phone) && laos.form.test(phone) ? phone : null;
};

const dialled = (phone: string): Dialled | null => {
  for (const country of [laos, thailand]) {
    const rest = new RegExp(`^(?:(?:\\+|00)?${country.code}0?|0)(\\d+)$`).exec(phone)?.[1];
    if (rest !== undefined && country.form.test(rest)) return { country, rest };
  }
  const rest = shortLaoRest(phone);
  return rest === null ? null : { country: laos, rest };
};

const localNumber = (phone: string): string => {
  const found = dialled(phone);
  return found === null ? phone : `0${found.rest}`;
};

export interface Phone {
  // The one form in which a new number is stored: with its leading zero.
  readonly number: string;
  // All spellings of the number, since older rows have the one that was typed then; first the one given here.
  readonly spellings: readonly string[];
}

// In Laos people write one number in several ways. In Thailand only ten digits are taken, so there is one.
export const phoneOf = (typed: string, isLaos: boolean): Phone => {
  const found = isLaos ? dialled(typed) : null;
  if (found === null) return { number: typed, spellings: [typed] };
  const { rest, country } = found;
  const number = `0${rest}`;
  const { code } = country;
  const others = [rest, `${code}${rest}`, `${code}0${rest}`, `00${code}${rest}`, rest.slice(2)];
  const spellings = [typed, number, ...others.filter((spelling) => localNumber(spelling) === number)];
  return { number, spellings: [...new Set(spellings)] };
};

// With the country code and without a plus, as gateways for text messages take it.
export const internationalPhone = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '');
  const found = dialled(digits);
  if (found !== null) return `${found.country.code}${found.rest}`;
  return digits.startsWith('0') ? `${thailand.code}${digits.slice(1)}` : digits;
};
