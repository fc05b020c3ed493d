import type { DocumentItem } from '@foyer/domain/documents/fields.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import classes from './documents.module.css'
import { focusDocument } from './focus-document.ts'

/** After a try to continue: links to the required documents without a file. */
export const MissingFiles = ({ items }: { items: readonly DocumentItem[] }) => {
  const errorText = useErrorText()
  return (
    <Notice kind="error" announced title={errorText('RequestDocumentReqUploads')}>
      <ul className={classes.missing}>
        {items.map(({ DFRequestDocItemID: itemId, strDFDocumentType }) => (
          <li key={itemId}>
            <button type="button" className={classes.link} onClick={() => focusDocument(itemId)}>
              {strDFDocumentType}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
