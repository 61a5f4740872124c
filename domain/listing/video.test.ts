import { expect, test } from 'vitest'
import { youtubeId } from './video.ts'

test('finds the video in every YouTube address format', () => {
  const addresses = [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'http://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ',
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
    'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
  ]
  expect(addresses.map(youtubeId)).toEqual(addresses.map(() => null))
})
