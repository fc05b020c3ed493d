import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { givenFiles } from '../upload/given-files.ts'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes files dropped on a box, or pasted into it while it has the focus. */
export const useGivenFiles = (isOpen: boolean, onFiles: (files: File[]) => void) => {
  const [isOver, setOver] = useState(false)
  if (!isOpen) return { isOver: false, handlers: {} }
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Moving to a child of the box does not leave it.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        onFiles(givenFiles(event.dataTransfer))
      },
      onPaste: (event: ClipboardEvent) => {
        const files = givenFiles(event.clipboardData)
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
