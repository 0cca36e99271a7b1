/** What a visitor sends, and the signal by which they stop waiting for the answer. */
export type Sending<Input> = { input: Input; signal: AbortSignal }
