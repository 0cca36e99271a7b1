import { toast } from '@/ui/toast'

export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied', description: 'Paste it into a text or email.' })
  } catch {
    toast({
      title: 'Not Copied',
      description: 'This browser did not allow copying. Please select the text and copy it by hand.',
      tone: 'danger',
    })
  }
}
