// The browser inside another app, such as a chat: it opens no second page, loses downloads, and its Back only knows the
// history of the page.
const webViews = /\bLine\/|\bFB_?A[NV]\b|\bFBAV\b|\bFB_IAB\b|Instagram|TikTok|musical_ly|BytedanceWebview|; wv\)/;

export const isInWebView = (): boolean => webViews.test(navigator.userAgent);
