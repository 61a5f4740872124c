/** A price of zero: told on request, in no order by price and within no price range. */
export function isPriceOnRequest(amount: number): boolean {
  return amount === 0
}

/** A listing's price in words; `onRequest` is the text for one told on request. */
export function listingPriceText(
  amount: number,
  format: (amount: number) => string,
  onRequest: string,
): string {
  return isPriceOnRequest(amount) ? onRequest : format(amount)
}
