import type { Reviewed } from '../application-fields.ts'

/** The parts (ApplicantID; 0 is the shared part) that differ between two versions of a review, or are in only one. */
export const changedParts = (before: Pick<Reviewed, 'Parts'>, now: Pick<Reviewed, 'Parts'>): number[] => {
  const hashes = ({ Parts }: Pick<Reviewed, 'Parts'>) =>
    new Map(Parts.map(({ ApplicantID, PartHash }) => [ApplicantID, PartHash]))
  const [old, current] = [hashes(before), hashes(now)]
  return [...new Set([...old.keys(), ...current.keys()])].filter((id) => old.get(id) !== current.get(id))
}
