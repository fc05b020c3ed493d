/** What the broker's staff should know about a file before they open it. Such a file was accepted. */
export const uploadFlags = [
  'SubmitsForm',
  'OpensElsewhere',
  'FetchesElsewhere',
  'NotFullyChecked',
  'PagesTooHeavy',
] as const
export type UploadFlag = (typeof uploadFlags)[number]
