// Answers addresses; hangs at "hang", dies at "die", throws at "throw".
import { parentPort } from 'node:worker_threads'

parentPort.on('message', ({ id, question }) => {
  const text = question.search?.text
  if (text === 'hang') for (;;);
  if (text === 'die') process.exit(1)
  if (text === 'throw') return parentPort.postMessage({ id, problem: 'the question is bad' })
  const wait = Number(text) || 0
  setTimeout(() => parentPort.postMessage({ id, answer: [{ label: text }] }), wait)
})
