import type { EditedStructure, StructureEdits } from '@/domain/structure/edited-structure.ts'

export type StructureToSave = { item: EditedStructure; edits: StructureEdits }

/** `uses`: listings that have the option which ends. */
export type StructureAction =
  | { type: 'retire' | 'restore' | 'remove' }
  | { type: 'merge'; id: number; into: number; uses: number }

export type StructureToAct = { item: EditedStructure; action: StructureAction }

/** Somebody else saved the item since; `theirs` is as it is stored. */
export class StructureChanged extends Error {
  readonly theirs: EditedStructure

  constructor(theirs: EditedStructure) {
    super('structureChanged')
    this.theirs = theirs
  }
}
