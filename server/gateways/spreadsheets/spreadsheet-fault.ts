/** The file cannot be read. The message goes on after its name. */
export class SpreadsheetFault extends Error {
  override readonly name = 'SpreadsheetFault'
}

export function damaged(cause?: unknown): SpreadsheetFault {
  return new SpreadsheetFault('is damaged or cut off: open it in a spreadsheet and save it again', {
    cause,
  })
}

export function tooLarge(): SpreadsheetFault {
  return new SpreadsheetFault('is too large when unpacked: save the sheet as CSV, or split it')
}
