/** Whether the browser says that it has no network at all. Node, which runs the build, cannot say. */
export const isOffline = () => globalThis.navigator?.onLine === false
