export type Sms = {
  /** E.164. */
  to: string
  text: string
}

/** Called by a job, which retries. Throws SmsRefused if the number or message is at fault. */
export type SmsSender = {
  send(sms: Sms): Promise<void>
}

/** Permanent failure: the number does not exist or cannot receive messages. */
export class SmsRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SmsRefused'
  }
}
