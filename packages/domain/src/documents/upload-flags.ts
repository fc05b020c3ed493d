/** Warnings about a file for the broker's staff before they open it. Such a file was accepted. */
export const uploadFlags = [
  'SubmitsForm',
  'OpensElsewhere',
  'FetchesElsewhere',
  'NotFullyChecked',
  'PagesTooHeavy',
] as const
export type UploadFlag = (typeof uploadFlags)[number]
