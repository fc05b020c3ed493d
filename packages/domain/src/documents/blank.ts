import type { RequestDocument } from './fields.ts'

/** An application nobody asked documents of. */
export const noRequestDocument: RequestDocument = { DFRequestDocID: 0, RequestDocID: '', Desc: '', Items: [] }
