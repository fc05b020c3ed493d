/** One choice of a dropdown menu. Codes are on the wire and in kept answers: given once and never used again for another. */
export interface MenuItem {
  code: number
  en: string
  fr: string
  /** The first level it belongs to, in a menu of two levels. */
  category?: number
}
