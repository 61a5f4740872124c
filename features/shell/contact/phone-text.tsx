import { usePhoneContact } from './use-phone-contact.ts'

/** A stored number in international format. */
export function PhoneText({ number }: { number: string }) {
  return usePhoneContact(number).text
}
