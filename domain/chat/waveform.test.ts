import { expect, test } from 'vitest'
import { soundLength, toWaveform } from './waveform.ts'

test('shows the loudness of each part, in proportion to the loudest', () => {
  const samples = new Float32Array([0, 0.1, -0.4, 0.2, 0.05, -0.05])
  expect(toWaveform(samples, 3).map((peak) => peak.toFixed(2))).toEqual(['0.25', '1.00', '0.13'])
})

test('is flat for silence, and for recordings shorter than its parts', () => {
  expect(toWaveform(new Float32Array(8), 4)).toEqual([0, 0, 0, 0])
  expect(toWaveform(new Float32Array(0), 2)).toEqual([0, 0])
  expect(toWaveform(new Float32Array([0.5]), 3)).toEqual([1, 1, 1])
})

test('writes lengths in minutes and seconds', () => {
  expect([0, 7.9, 67, 300].map(soundLength)).toEqual(['0:00', '0:07', '1:07', '5:00'])
})
