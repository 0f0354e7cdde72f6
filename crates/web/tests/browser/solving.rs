//! A solution that is watched.

use crate::browser::Browser;

#[tokio::test(flavor = "multi_thread")]
async fn a_solve_is_started_and_cancelled() {
    let browser = Browser::usual().await;
    // A good while, as large as it may be.
    browser.visit("/solve/mnk:m=5,n=4,k=4").await;
    let cancel = "form[action^='/solve-cancel/'] button";
    browser.find(cancel).await;
    browser
        .until("it is told how far it is", async |browser| {
            !browser.text("#solution .step-words").await.is_empty()
        })
        .await;
    browser.photograph("solving").await;
    browser.click(cancel).await;
    browser.until("it is cancelled", async |browser| browser.count(cancel).await == 0).await;
    browser.photograph("cancelled").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solution_comes_by_itself() {
    let browser = Browser::usual().await;
    browser.visit("/solve/tictactoe").await;
    browser
        .until("the verdict", async |browser| {
            browser.count(".tag.proven").await > 0 && browser.count("#solution").await == 0
        })
        .await;
    browser.photograph("solved").await;
    browser.close().await;
}
