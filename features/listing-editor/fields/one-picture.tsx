'use client'

import { Fieldset } from '@/design-system/field/fieldset.tsx'
import type { PostedPicture } from '@/domain/listing/posted-file.ts'
import PictureAlbum from '@/features/uploads/picture-album.tsx'
import { fieldId, useListingField } from './form-field.tsx'

type OnePictureProps = {
  name: string
  /** Owner id of the uploads. */
  owner: string
  purpose: 'photo' | 'panorama'
  label: string
  hint: string
}

/** Single picture beside the album. */
export function OnePicture({ name, owner, purpose, label, hint }: OnePictureProps) {
  const { value, set, error } = useListingField<PostedPicture | null>(name)
  return (
    <Fieldset id={fieldId(name)} legend={label} hint={hint} error={error}>
      <PictureAlbum
        owner={owner}
        purpose={purpose}
        most={1}
        name={label}
        value={value ? [value] : []}
        onChange={([picture = null]) => set(picture)}
      />
    </Fieldset>
  )
}
