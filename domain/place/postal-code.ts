/** 97201, SW1A 1AA or K1A-0B1. */
export function looksLikePostalCode(text: string): boolean {
  return /^(?=.*\d)[\p{L}\d]{2,8}(?:[ -][\p{L}\d]{2,6})?$/u.test(text.trim())
}
