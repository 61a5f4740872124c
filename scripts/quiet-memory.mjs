// Preloaded into web, provider and payment sandbox.
import { giveBackWhenQuiet } from './running/quiet-memory.mjs'

giveBackWhenQuiet(10_000)
