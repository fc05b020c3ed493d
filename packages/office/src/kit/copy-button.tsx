import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useOfficeTexts } from './texts.ts'

/** Copies a text, and confirms it in its own label. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const t = useOfficeTexts()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button
      variant="default"
      leftSection={<Icon name={isCopied ? 'check' : 'copy'} size={18} />}
      onClick={() => void copy()}
    >
      <span role="status">{isCopied ? t('factor.copied') : label}</span>
    </Button>
  )
}
