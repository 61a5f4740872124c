import { expect, test } from 'vitest'
import { videoAddress, youtubeId } from './video.ts'

test('finds the video in every YouTube address format', () => {
  const addresses = [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'http://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ',
    'www.youtube.com/watch?v=aqz-KE-bpKQ',
    'youtube.com/watch?v=aqz-KE-bpKQ&list=PL1',
    '//youtube.com/watch?v=aqz-KE-bpKQ',
    ' youtu.be/aqz-KE-bpKQ ',
    '\tm.youtube.com/watch?v=aqz-KE-bpKQ\n',
    'youtube.com/shorts/aqz-KE-bpKQ',
    'www.youtube.com/embed/aqz-KE-bpKQ',
    'WWW.YouTube.com/watch?v=aqz-KE-bpKQ',
    'HTTPS://youtu.be/aqz-KE-bpKQ',
    'youtube.com:443/watch?v=aqz-KE-bpKQ',
  ]
  expect(addresses.map(youtubeId)).toEqual(addresses.map(() => 'aqz-KE-bpKQ'))
})

test('rejects other addresses', () => {
  const addresses = [
    null,
    '',
    'aqz-KE-bpKQ',
    'https://vimeo.com/76979871',
    'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/@channel',
    'vimeo.com/76979871',
    '//vimeo.com/76979871',
    'ftp://youtube.com/watch?v=aqz-KE-bpKQ',
    'evil.example/youtube.com/watch?v=aqz-KE-bpKQ',
    'youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
  ]
  expect(addresses.map(youtubeId)).toEqual(addresses.map(() => null))
})

test.each([
  [' www.youtube.com/watch?v=aqz-KE-bpKQ ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['//youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ['http://youtu.be/aqz-KE-bpKQ', 'http://youtu.be/aqz-KE-bpKQ'],
  [' vimeo.com/1 ', 'vimeo.com/1'],
  ['', ''],
])('completes %j to %j', (text, address) => {
  expect(videoAddress(text)).toBe(address)
})
