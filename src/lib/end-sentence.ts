/** The message as a whole sentence, for where another one follows it. */
export function endSentence(message: string): string {
  const sentence = message.trimEnd()
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
