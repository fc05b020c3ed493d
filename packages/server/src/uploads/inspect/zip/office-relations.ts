import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import { refuseFile } from '../../refused.ts'
import { linkTo } from '../outside-links.ts'
import type { XmlElement } from './office-xml.ts'

/** In the type of a part, or in the target of a relation. */
export const programs = /macroEnabled|vbaProject|vbaData|activeX|oleObject|macrosheet/i
/** External content that a document embeds or runs when it is opened. */
const fetched = /\/(?:attachedTemplate|oleObject|frame|subDocument|externalLinkPath\w*|control)$/i
/** A part of any kind, HTML included, that is imported when the document is opened, and a component that runs then. */
const imported = /\/(?:aFChunk|control)$/i
/** Queries whose steps and results are part of the workbook. */
const queries = /\/(?:customData|powerPivotData|connections|queryTable|webextension\w*)$/i

/** A relation of a part to another part, or to something external. */
export const inspectRelation = (attributes: XmlElement['attributes'], flags: Set<UploadFlag>): void => {
  const { Type = '', Target = '', TargetMode = '' } = attributes
  if (programs.test(Type) || programs.test(Target) || imported.test(Type)) refuseFile('FileUnsafe')
  if (queries.test(Type)) flags.add('FetchesElsewhere')
  if (!/^\s*external\s*$/i.test(TargetMode)) return
  if (fetched.test(Type)) refuseFile('FileUnsafe')
  const link = linkTo(Target)
  if (/\/hyperlink$/i.test(Type)) {
    if (link !== 'web') flags.add('OpensElsewhere')
  } else if (link === 'web') {
    flags.add('FetchesElsewhere')
  } else {
    refuseFile('FileUnsafe')
  }
}
