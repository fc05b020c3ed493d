import type { RequestDocument } from './fields.ts'

/** An application without document requests. */
export const noRequestDocument: RequestDocument = {
  DFRequestDocID: 0,
  RequestDocID: '',
  Desc: '',
  DueDate: '',
  BorrowerFlag: 1,
  Items: [],
}
