/** A short message to a telephone. */
export type Sms = {
  /** Digits with the country's code, without a plus sign. */
  to: string
  text: string
}

/**
 * Hands a message to whoever carries it. Services enqueue the job that does, which tries again.
 * Raises SmsRefused when the number or the message is at fault, any other error when sending failed.
 */
export type SmsSender = {
  send(sms: Sms): Promise<void>
}

/** Sending it again cannot help: there is no such telephone, or it takes no messages. */
export class SmsRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SmsRefused'
  }
}
