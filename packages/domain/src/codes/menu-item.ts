/** One menu item. Codes are on the wire and stored: assigned once and never reused. */
export interface MenuItem {
  code: number
  en: string
  fr: string
  /** Its category, in a menu of two levels. */
  category?: number
}
