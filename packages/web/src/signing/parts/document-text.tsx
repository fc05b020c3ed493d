import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts.ts'
import { type PDFDocumentProxy, textOf } from './open-pdf.ts'
import classes from './signing.module.css'

const textsOf = async (opened: PDFDocumentProxy): Promise<string[]> => {
  const texts: string[] = []
  for (let number = 1; number <= opened.numPages; number += 1) texts.push(await textOf(await opened.getPage(number)))
  return texts
}

/** The document as plain text, which scales with the reader's font size. */
export const DocumentText = ({ opened }: { opened: PDFDocumentProxy }) => {
  const t = useTexts()
  const [texts, setTexts] = useState<string[] | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    textsOf(opened).then(
      (all) => !isGone && setTexts(all),
      () => !isGone && setTexts([]),
    )
    return () => {
      isGone = true
    }
  }, [opened])
  if (texts === undefined) return <Skeleton height={120} />
  return (
    <div className={classes.words}>
      <p className={classes.text}>{t('document.textNote')}</p>
      {texts.map((text, index) => {
        const heading = t('document.page', { page: index + 1, pages: texts.length })
        return (
          <div key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        )
      })}
    </div>
  )
}
