import { useEffect, useState } from 'react'
import { croppedPicture, lookAtPortrait, type PictureFault } from './crop-picture.ts'
import { useProfileWrite } from './use-profile-form.ts'

type Area = Parameters<typeof croppedPicture>[1]

export type AvatarState = {
  /** Object URL of the selected file while cropping. */
  source: string | null
  fault: PictureFault | null
  isSending: boolean
  failure: unknown
  choose: (file: File | undefined) => void
  giveUp: () => void
  keep: (area: Area) => void
  /** Retries the upload of the same crop. */
  again: () => void
}

/** Selects, crops and uploads a portrait. */
export function useAvatar({ saved }: { saved: string }): AvatarState {
  const [file, setFile] = useState<File | null>(null)
  const [source, setSource] = useState<string | null>(null)
  const [fault, setFault] = useState<PictureFault | null>(null)
  const [portrait, setPortrait] = useState<Blob | null>(null)
  const { send, isSending, failure } = useProfileWrite({
    saved,
    onSaved: () => setPortrait(null),
  })
  useEffect(() => {
    if (source) return () => URL.revokeObjectURL(source)
  }, [source])
  return {
    source,
    fault,
    isSending,
    failure: portrait ? failure : null,
    async choose(chosen) {
      if (!chosen) return
      setPortrait(null)
      const { fault: found, isUnseen } = await lookAtPortrait(chosen)
      setFault(found)
      if (found) return
      if (isUnseen) {
        setPortrait(chosen)
        send({ profile: chosen })
        return
      }
      setFile(chosen)
      setSource(URL.createObjectURL(chosen))
    },
    giveUp: () => setSource(null),
    async keep(area) {
      if (!file) return
      try {
        const picture = await croppedPicture(file, area)
        setPortrait(picture)
        send({ profile: picture })
      } catch {
        setFault('pictureBroken')
      }
      setSource(null)
    },
    again: () => portrait && send({ profile: portrait }),
  }
}
