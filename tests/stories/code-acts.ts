import { press, pressEnabled, typeIn } from './flow-acts.ts'

/** Acts on the form of a one-time code, by the events of its machine’s samples. */
export const codeActs = {
  'a six-digit code is submitted': typeIn('Code', '482915'),
  'an incomplete code is submitted': typeIn('Code', '48{Enter}'),
  'the code is edited': typeIn('Code', '4'),
  'another code is requested': pressEnabled(/^(Send code again|Send a new code)$/),
}

/** The first code could not be sent. */
export const sendAgain = { 'a number or address is submitted': press('Send a new code') }

/** A code that was sent to a known address. */
export const fixedAddress = {
  'email is chosen': 'The code goes to an address that is known.',
  'another method is wanted': 'The code goes to an address that is known.',
  'a number or address is submitted': 'The address was submitted with the form.',
  'an invalid number or address is submitted': 'The address was submitted with the form.',
  'the number or address is edited': 'The address was submitted with the form.',
  'the number or address is changed': 'Leads back to the form.',
}
