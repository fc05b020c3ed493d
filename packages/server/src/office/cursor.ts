import { isDate } from '@foyer/domain/kit/dates.ts'
import { isSiteSlug } from '../site/index.ts'

/** Where a page of the pipeline ended, and when the reading began. */
export interface Cursor {
  place: string
  slug: string
  applicationId: number
  asOf: Date
}

export const writeCursor = ({ place, slug, applicationId, asOf }: Cursor): string =>
  Buffer.from(JSON.stringify([place, slug, applicationId, asOf.toISOString()])).toString('base64url')

/** A place is a date, with or without a time, as PostgreSQL writes it. */
const placeForm =
  /^(\d{4}-\d\d-\d\d)(?: (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d){0,2})?$/
const isPlace = (text: unknown): text is string => typeof text === 'string' && isDate(placeForm.exec(text)?.[1] ?? '')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Undefined for the first page, and for a text that this server did not write. */
export const readCursor = (text: string): Cursor | undefined => {
  const value = parsed(text)
  if (!Array.isArray(value)) return undefined
  const [place, slug, applicationId, asOf] = value as unknown[]
  const at = new Date(typeof asOf === 'string' ? asOf : '')
  return isPlace(place) &&
    typeof slug === 'string' &&
    isSiteSlug(slug) &&
    Number.isSafeInteger(applicationId) &&
    !Number.isNaN(at.getTime()) &&
    // Others are out of the range of PostgreSQL.
    at.getUTCFullYear() >= 2020 &&
    at.getUTCFullYear() < 2200
    ? { place, slug, applicationId: Number(applicationId), asOf: at }
    : undefined
}
