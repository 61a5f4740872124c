import { answerParent } from '../own-process.ts'
import { writeCsv } from './write-csv.ts'

answerParent(writeCsv)
