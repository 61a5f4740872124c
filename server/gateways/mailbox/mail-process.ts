import { answerParent } from '../own-process.ts'
import { readMail } from './read-mail.ts'

answerParent(readMail)
