/**
 * Field errors on the wire: section 5 of the specification, plus our provider's own. Translated by
 * key.
 */
export const faultWords = {
  nameRequired: 'Name is required',
  usernameRequired: 'Username is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email address is invalid',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Phone number is invalid',
  phoneCountry: 'Please enter the phone number with its country code.',
  phoneExtension: 'Please enter the phone number without an extension.',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be 6 characters or more',
  passwordCommon: 'This password is too common. Please choose another one.',
  passwordPersonal: 'Please don’t use your name or email address as your password.',
  passwordWrong: 'This password is incorrect.',
  passwordsDiffer: 'Passwords do not match',
  otpRequired: 'Please enter OTP first',
  codeRequired: 'Please enter a code.',
  codeWrong: 'This code is wrong or has already been used.',
  otpWrong: 'This code is wrong or has expired.',
  titleRequired: 'Title is required',
  descriptionRequired: 'Description field is required',
  priceRequired: 'Price is required',
  addressRequired: 'Address is required',
  cityRequired: 'City is required',
  stateRequired: 'State is required',
  countryRequired: 'Country is required',
  categoryRequired: 'A category is required',
  positionUnknown: 'The position 0, 0 is not a place. Please choose the place on the map.',
  titleImageRequired: 'A title image is required',
  tooLarge: 'The receipt may have at most 10 MB.',
  empty: 'The file is empty.',
  unreadable: 'The picture is damaged or incomplete. Please choose another copy.',
  tooManyPixels: 'The picture is too large.',
  wrongKind: 'The receipt must be a picture (JPEG, PNG, WebP, AVIF or HEIC) or a PDF.',
} as const

export type FaultKey = keyof typeof faultWords

export function findFaultKey(words: string): FaultKey | null {
  return faults.find((fault) => faultWords[fault] === words) ?? null
}

const faults = Object.keys(faultWords).filter((name): name is FaultKey => name in faultWords)
