import { describe, expect, test } from 'vitest'
import { FilesUrlError, parseFilesUrl } from './open-file-store.ts'

describe('FILES_URL', () => {
  test('names a bucket with its service and keys', () => {
    expect(parseFilesUrl('s3://AKIA:se%2Fcret@s3.example.org/homes?region=eu-west-1')).toEqual({
      kind: 'bucket',
      options: {
        endpoint: 'https://s3.example.org',
        bucket: 'homes',
        region: 'eu-west-1',
        accessKeyId: 'AKIA',
        secretAccessKey: 'se/cret',
      },
    })
    expect(parseFilesUrl('s3://k:s@localhost:9000/homes?tls=false')).toEqual({
      kind: 'bucket',
      options: {
        endpoint: 'http://localhost:9000',
        bucket: 'homes',
        region: 'us-east-1',
        accessKeyId: 'k',
        secretAccessKey: 's',
      },
    })
  })

  test('names another folder', () => {
    expect(parseFilesUrl('file:///var/homes/files')).toEqual({
      kind: 'folder',
      path: '/var/homes/files',
    })
  })

  test.each([
    ['https://files.example.org', 'must begin with s3: or file:'],
    ['s3:///homes', 'needs a host'],
    ['s3://s3.example.org/homes', 'needs a key and a secret'],
    ['s3://k:s@s3.example.org', 'needs one bucket'],
    ['s3://k:s@s3.example.org/a/b', 'needs one bucket'],
    ['s3://k:s@s3.example.org/a?tls=no', 'tls that is not true or false'],
    ['nonsense', 'must begin with s3: or file:'],
  ])('rejects %s with an explanation, without its secret', (url, words) => {
    expect(() => parseFilesUrl(url)).toThrow(FilesUrlError)
    expect(() => parseFilesUrl(url)).toThrow(words)
  })
})
