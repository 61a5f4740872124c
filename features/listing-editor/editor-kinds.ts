import type { DraftKind } from '@/client/api/member/drafts.ts'
import type { EditorKind } from './editor-kind.ts'
import { projectKind } from './project/project-kind.tsx'
import { propertyKind } from './property/property-kind.tsx'

export const editorKinds: { [Kind in DraftKind]: EditorKind<Kind> } = {
  property: propertyKind,
  project: projectKind,
}
