/** Address of a stored picture, in the size and format a page asks for; '' when there is none. */
export function imageUrl(origin: string, key: string | null): string {
  return key ? `${origin}/api/ext/files/images/${encodeURIComponent(key)}` : ''
}

/** Address of a stored file as it is; '' when there is none. */
export function fileUrl(origin: string, key: string | null): string {
  return key ? `${origin}/api/ext/files/${encodeURIComponent(key)}` : ''
}
