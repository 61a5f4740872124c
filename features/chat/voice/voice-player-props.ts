export type VoicePlayerProps = {
  /** '' for a recording of this device. */
  href: string
  content?: Blob | null
}
